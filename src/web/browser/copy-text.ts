/** Puts a text on the clipboard. False where the browser refuses, or has none because the connection is not safe. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The text could not be copied', error)
    return false
  }
}
