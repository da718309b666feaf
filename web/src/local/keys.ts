/**
 * The keys of random streams, as src/besace/kernel/stream.py makes them: BLAKE2b (RFC 7693) of a purpose and a seed, eight bytes of it.
 * So a bot with a seed plays here as it plays on a server.
 */
import type { Whole } from "./engine";

const WORD = (1n << 64n) - 1n;
const words = (hex: string) => hex.split(" ").map((word) => BigInt(`0x${word}`));
const START = words(
  "6a09e667f3bcc908 bb67ae8584caa73b 3c6ef372fe94f82b a54ff53a5f1d36f1 510e527fade682d1 9b05688c2b3e6c1f 1f83d9abfb41bd6b 5be0cd19137e2179",
);
/** Which words of a block each round takes, in which order, in hexadecimal. */
const ROUNDS = (
  "0123456789abcdef ea489fd61c02b753 b8c052fdae367194 7931dcbe265a40f8 905724afe1bc683d 2c6a0b834d75fe19 c51fed4a0763928b db7ec13950f4862a " +
  "6fe9b308c2d714a5 a2847615fb9e3cd0"
)
  .split(" ")
  .map((order) => [...order].map((digit) => parseInt(digit, 16)));
const MIXED = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const; // prettier-ignore
const BLOCK = 128;
const TURNS = 12;
const LENGTH = 8; // bytes of a key

const turned = (word: bigint, bits: bigint) => ((word >> bits) | (word << (64n - bits))) & WORD;

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & WORD;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & WORD;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & WORD;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & WORD;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

/** The first word of BLAKE2b with eight bytes of output, as it lies in memory: little end first. */
function blake(message: Uint8Array): bigint {
  const state = [...START];
  state[0]! ^= 0x01010000n ^ BigInt(LENGTH);
  const blocks = Math.max(1, Math.ceil(message.length / BLOCK));
  for (let block = 0; block < blocks; block++) {
    const whole = new Uint8Array(BLOCK);
    whole.set(message.subarray(block * BLOCK, (block + 1) * BLOCK));
    const view = new DataView(whole.buffer);
    const part = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
    const v = [...state, ...START];
    v[12]! ^= BigInt(Math.min(message.length, (block + 1) * BLOCK));
    if (block === blocks - 1) v[14]! ^= WORD;
    for (let turn = 0; turn < TURNS; turn++) {
      const order = ROUNDS[turn % ROUNDS.length]!;
      MIXED.forEach((places, i) => mix(v, places, part[order[2 * i]!]!, part[order[2 * i + 1]!]!));
    }
    state.forEach((word, i) => (state[i] = word ^ v[i]! ^ v[i + 8]!));
  }
  return state[0]!;
}

/** The key of a seed's streams for one purpose. */
export function keyOf(seed: Whole, purpose: string): bigint {
  const digest = new DataView(new ArrayBuffer(LENGTH));
  digest.setBigUint64(0, blake(new TextEncoder().encode(`${purpose}\n${seed}`)), true);
  return digest.getBigInt64(0);
}
