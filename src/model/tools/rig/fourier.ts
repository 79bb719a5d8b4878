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
  for (let half = 1; half < size; half *= 2)
    for (let place = 0; place < half; place++) {
      const [cos, sin] = [Math.cos((Math.PI * place) / half), -Math.sin((Math.PI * place) / half)]
      for (let low = place; low < size; low += 2 * half) join(of, low, low + half, cos, sin)
    }
}

/** Both become their sum and their difference, the second turned first. */
function join({ re, im }: Complex, low: number, high: number, cos: number, sin: number) {
  const [x, y] = [re[high] ?? 0, im[high] ?? 0]
  const [lowX, lowY] = [re[low] ?? 0, im[low] ?? 0]
  const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos]
  re[low] = lowX + turnedX
  im[low] = lowY + turnedY
  re[high] = lowX - turnedX
  im[high] = lowY - turnedY
}

function swap({ re, im }: Complex, one: number, other: number) {
  for (const part of [re, im]) [part[one], part[other]] = [part[other] ?? 0, part[one] ?? 0]
}
