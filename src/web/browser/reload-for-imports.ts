/**
 * Reloads the page if a chunk has loaded but one of its imports failed: browsers retry that only on a new page. Waits until all imports are
 * available, and does nothing if that would lose typed text.
 */
export async function reloadForImports(chunk: string): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (visit?.type === 'reload' || [...fields].some(({ value, defaultValue }) => value !== defaultValue)) return
  const imported = (await fetchText(chunk)).matchAll(/(?:from|import)"(\.\/[^"]+)"/g)
  await Promise.all([...imported].map(([, file = '']) => fetchText(new URL(file, chunk))))
  location.reload()
}

async function fetchText(address: string | URL): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}
