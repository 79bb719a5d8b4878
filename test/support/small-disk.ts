import { execFileSync } from 'node:child_process'

/** Who is not root becomes it in a world of their own, where that is allowed. */
const ownWorld = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])]
/** What runs on the disk may not do what root may: a folder that is read-only is so to it as well. */
const withoutRights = 'exec setpriv --inh-caps=-all --bounding-set=-all'
const script = `mount -t tmpfs -o "$1" small-disk "$2" && shift 2 && ${withoutRights} "$@"`

/**
 * The command that begins another one with a disk of its own in a folder: `size=4m` is one of four megabytes. Nobody else sees it there,
 * and it goes when the last one goes who does.
 */
export const onDisk = (folder: string, options: string) => [...ownWorld, 'sh', '-c', script, 'sh', options, folder]

/** The way for others to a folder as a process sees it. */
export const asSeenBy = (pid: number | undefined, folder: string) => `/proc/${pid}/root${folder}`

/** Why no disk can be made here; nothing where one can. */
export function explainNoDisk(folder: string): string {
  try {
    const [command, ...args] = [...onDisk(folder, 'size=1m'), 'true']
    execFileSync(command, args, { stdio: 'pipe' })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
