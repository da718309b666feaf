// Fair chance recomputed from docs/protocol.md alone, with what a browser has: WebCrypto and BigInt.
// Reads [{fair, setup: [k…], draws: [[event, k]…]}…] and answers with the numbers that the formula gives.
const hex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const word = (number) => new Uint8Array([24, 16, 8, 0].map((shift) => (number >>> shift) & 255));

async function fairChance(seed, contributions) {
  const key = await crypto.subtle.importKey("raw", hex(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const context = new TextEncoder().encode("besace-fair-1\n" + contributions.map((given) => given + "\n").join(""));
  return (event) => {
    let n = 0;
    return async (k) => {
      const many = BigInt(k);
      const limit = (1n << 64n) - ((1n << 64n) % many);
      for (;;) {
        const message = new Uint8Array([...context, ...word(event), ...word(n++)]);
        const block = new DataView(await crypto.subtle.sign("HMAC", key, message));
        const number = block.getBigUint64(0);
        if (number < limit) return Number(number % many);
      }
    };
  };
}

async function commitment(seed) {
  const hashed = new Uint8Array(await crypto.subtle.digest("SHA-256", hex(seed)));
  return [...hashed].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const answers = [];
for (const { fair, setup, draws } of JSON.parse(Buffer.concat(chunks).toString())) {
  const chance = await fairChance(fair.seed, fair.contributions);
  const below = chance(0);
  const dealt = [];
  for (const k of setup) dealt.push(await below(k));
  const drawn = [];
  for (const [event, k] of draws) drawn.push(await chance(event)(k));
  answers.push({ commitment: await commitment(fair.seed), setup: dealt, draws: drawn });
}
console.log(JSON.stringify(answers));
