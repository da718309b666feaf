; What numba's code asks of its runtime, for one thread: memory in blocks whose sizes are powers of two, and reference counts.
; JavaScript takes and gives back its buffers here, too. A block that numba asked for begins with its count and its size.
target triple = "wasm32-unknown-unknown"

@__heap_base = external global i8            ; where memory begins that nobody uses: the linker says it
@top = internal global i32 0                 ; and from where on nobody has used it yet
@free = internal global [31 x ptr] zeroinitializer ; blocks that were given back, by the power of two of their size

declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define internal i32 @power_of(i32 %size) {
  %least = call i32 @llvm.umax.i32(i32 %size, i32 64)
  %less = sub i32 %least, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %less, i1 false)
  %power = sub i32 32, %zeros
  %huge = icmp ugt i32 %power, 30
  br i1 %huge, label %refuse, label %fine
refuse:
  call void @llvm.trap()
  unreachable
fine:
  ret i32 %power
}

define ptr @take(i32 %size) {
  %power = call i32 @power_of(i32 %size)
  %head = getelementptr [31 x ptr], ptr @free, i32 0, i32 %power
  %found = load ptr, ptr %head
  %none = icmp eq ptr %found, null
  br i1 %none, label %new, label %again
again:
  %next = load ptr, ptr %found
  store ptr %next, ptr %head
  ret ptr %found
new:
  %used = load i32, ptr @top
  %first = icmp eq i32 %used, 0
  %base = ptrtoint ptr @__heap_base to i32
  %at = select i1 %first, i32 %base, i32 %used
  %bytes = shl i32 1, %power
  %end = add i32 %at, %bytes
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %there = shl i32 %pages, 16
  %enough = icmp ule i32 %end, %there
  br i1 %enough, label %done, label %grow
grow:
  %lacking = sub i32 %end, %there
  %rounded = add i32 %lacking, 65535
  %more = lshr i32 %rounded, 16
  %was = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %full = icmp eq i32 %was, -1
  br i1 %full, label %refuse, label %done
refuse:
  call void @llvm.trap()
  unreachable
done:
  store i32 %end, ptr @top
  %block = inttoptr i32 %at to ptr
  ret ptr %block
}

define void @give(ptr %block, i32 %size) {
  %power = call i32 @power_of(i32 %size)
  %head = getelementptr [31 x ptr], ptr @free, i32 0, i32 %power
  %next = load ptr, ptr %head
  store ptr %next, ptr %block
  store ptr %block, ptr %head
  ret void
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %wanted, i32 %align) {
  %narrow = trunc i64 %wanted to i32
  %size = add i32 %narrow, 64
  %block = call ptr @take(i32 %size)
  store i64 1, ptr %block
  %kept = getelementptr i8, ptr %block, i32 8
  store i32 %size, ptr %kept
  ret ptr %block
}

define ptr @NRT_MemInfo_data_fast(ptr %block) {
  %data = getelementptr i8, ptr %block, i32 64
  ret ptr %data
}

define void @NRT_incref(ptr %block) {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %old = load i64, ptr %block
  %new = add i64 %old, 1
  store i64 %new, ptr %block
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %block) {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %old = load i64, ptr %block
  %new = sub i64 %old, 1
  store i64 %new, ptr %block
  %unused = icmp eq i64 %new, 0
  br i1 %unused, label %back, label %done
back:
  %kept = getelementptr i8, ptr %block, i32 8
  %size = load i32, ptr %kept
  call void @give(ptr %block, i32 %size)
  br label %done
done:
  ret void
}

; numba calls the C library for square roots that WebAssembly has an instruction for
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
