/** The browser's storage, which may be full or forbidden: then reading gives null and writing false, and nothing breaks. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Writes all of these or none: when the storage refuses one, those before it are put back as they were. */
export function writeAllStored(values: Readonly<Record<string, string>>): boolean {
  const before = Object.keys(values).map((key) => [key, readStored(key)] as const)
  const growth = (key: string) => (values[key] ?? '').length - (before.find(([known]) => known === key)?.[1] ?? '').length
  // What shrinks goes first, so that a storage that is nearly full has room for the rest.
  const written = Object.entries(values)
    .toSorted(([a], [b]) => growth(a) - growth(b))
    .every(([key, value]) => writeStored(key, value))
  if (!written) for (const [key, value] of before) restore(key, value)
  return written
}

function restore(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing was written, so there is nothing to put back.
  }
}
