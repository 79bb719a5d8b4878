/** Complex numbers as real and imaginary parts; the length is a power of two. */
export type Complex = { re: Float64Array; im: Float64Array }

/** Fast Fourier transform (Cooley–Tukey), in place. */
export function transform(of: Complex): void {
  const size = of.re.length
  // Bit-reversal permutation.
  for (let at = 1, turned = 0; at < size; at++) {
    let digit = size >> 1
    for (; turned & digit; digit >>= 1) turned ^= digit
    turned ^= digit
    if (at < turned) swap(of, at, turned)
  }
  // Separate numbers instead of pairs: V8 would allocate an object per pair in this hot loop.
  for (let half = 1; half < size; half *= 2)
    for (let index = 0; index < half; index++) {
      const angle = (Math.PI * index) / half
      const cos = Math.cos(angle)
      const sin = -Math.sin(angle)
      for (let low = index; low < size; low += 2 * half) join(of, low, low + half, cos, sin)
    }
}

/** Butterfly: replaces two values by their sum and difference, the second multiplied by the twiddle factor. */
function join({ re, im }: Complex, low: number, high: number, cos: number, sin: number) {
  const x = re[high] ?? 0
  const y = im[high] ?? 0
  const lowX = re[low] ?? 0
  const lowY = im[low] ?? 0
  const turnedX = x * cos - y * sin
  const turnedY = x * sin + y * cos
  re[low] = lowX + turnedX
  im[low] = lowY + turnedY
  re[high] = lowX - turnedX
  im[high] = lowY - turnedY
}

function swap({ re, im }: Complex, from: number, to: number) {
  for (const part of [re, im]) {
    const value = part[from] ?? 0
    part[from] = part[to] ?? 0
    part[to] = value
  }
}
