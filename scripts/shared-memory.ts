import { statfsSync } from 'node:fs'

/** A folder in memory (Linux). */
export const sharedMemory = '/dev/shm'

/** True when it exists and has so many gigabytes free. */
export function hasSharedMemory(gigabytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize >= gigabytes * 1024 ** 3
  } catch {
    return false
  }
}
