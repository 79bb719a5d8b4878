import { statfsSync } from 'node:fs'

/** A folder in memory, where the system has one. */
export const sharedMemory = '/dev/shm'

/** Whether so many gigabytes are free in it. */
export function hasSharedMemory(gigabytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize >= gigabytes * 1024 ** 3
  } catch {
    return false
  }
}
