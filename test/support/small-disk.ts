import { execFileSync } from 'node:child_process'

/** Without root, a user namespace gives it, where that is allowed. */
const ownWorld = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])]
/** Drops root's capabilities: a read-only folder must be read-only. */
const withoutRights = 'exec setpriv --inh-caps=-all --bounding-set=-all'
const script = `mount -t tmpfs -o "$1" small-disk "$2" && shift 2 && ${withoutRights} "$@"`

/**
 * Command prefix that mounts a disk of its own in a folder: `size=4m` has four megabytes. Other processes do not see it, and it is removed
 * with the last process that does.
 */
export const onDisk = (folder: string, options: string) => [...ownWorld, 'sh', '-c', script, 'sh', options, folder]

/** Path of a folder inside a process's mount namespace. */
export const asSeenBy = (pid: number | undefined, folder: string) => `/proc/${pid}/root${folder}`

/** Why no disk can be mounted here; empty if it works. */
export function explainNoDisk(folder: string): string {
  try {
    const [command, ...args] = [...onDisk(folder, 'size=1m'), 'true']
    execFileSync(command, args, { stdio: 'pipe' })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
