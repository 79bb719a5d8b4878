/**
 * For a chunk that is there, while one that it imports did not come: a browser asks for that only on a new page. Reloads once all of
 * them can be had, and nothing that was typed is lost.
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
