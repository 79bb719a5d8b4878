/** Written and removed again. As long as a stored price. */
const probe = { key: 'storage_probe', value: '-'.repeat(100) }

/** Whether localStorage takes another price: it may be blocked or full. */
export function canStore(): boolean {
  try {
    localStorage.setItem(probe.key, probe.value)
    localStorage.removeItem(probe.key)
    return true
  } catch {
    return false
  }
}
