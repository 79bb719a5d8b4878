/** Numbers of the complex plane, their real parts and their imaginary parts: as many as a power of two. */
export type Complex = { re: Float64Array; im: Float64Array }

/** The discrete Fourier transform, in place: `of[k]` becomes the sum of `of[j]` turned by -jk/size of a circle (Cooley and Tukey). */
export function transform(of: Complex): void {
  const size = of.re.length
  // Places with their binary digits turned round change places.
  for (let at = 1, turned = 0; at < size; at++) {
    let digit = size >> 1
    for (; turned & digit; digit >>= 1) turned ^= digit
    turned ^= digit
    if (at < turned) swap(of, at, turned)
  }
  // Single numbers, not pairs: this runs ten thousand times before V8 compiles it, and each pair would be an object.
  for (let half = 1; half < size; half *= 2)
    for (let place = 0; place < half; place++) {
      const angle = (Math.PI * place) / half
      const cos = Math.cos(angle)
      const sin = -Math.sin(angle)
      for (let low = place; low < size; low += 2 * half) join(of, low, low + half, cos, sin)
    }
}

/** Both become their sum and their difference, the second turned first. */
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

function swap({ re, im }: Complex, one: number, other: number) {
  for (const part of [re, im]) {
    const kept = part[one] ?? 0
    part[one] = part[other] ?? 0
    part[other] = kept
  }
}
