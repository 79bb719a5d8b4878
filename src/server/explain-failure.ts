import type { Settings } from './settings.ts'

type Fault = Error & { code?: string; syscall?: string; port?: number; hostname?: string }
type Address = Pick<Settings, 'HOST' | 'DATABASE_URL' | 'METRICS_PORT'>

/** Why the wiki did not start, and what to do about it: what the one who started it can mend, in a sentence. */
export function explainFailure(error: Fault, settings: Address | undefined): string {
  const remedy = settings && error.code && remedies[error.code]
  return remedy ? remedy(error, settings) : error.message
}

/** How the program got there helps nobody who started it. */
export function endWithSentence(error: Fault, settings: Address | undefined): never {
  console.error(`\n  The wiki did not start: ${explainFailure(error, settings)}\n`)
  process.exit(1)
}

const remedies: Record<string, (error: Fault, settings: Address) => string> = {
  EADDRINUSE: ({ port = 0 }, { METRICS_PORT }) =>
    port === METRICS_PORT
      ? `METRICS_PORT is ${port}, which is taken by another program. End that one, or set another port: METRICS_PORT=${port + 1}`
      : `Port ${port} is taken by another program. End that one, or take another port: npm start -- --port ${port + 1}`,
  EACCES: ({ syscall, port, message }, { METRICS_PORT }) => {
    if (syscall !== 'listen') return message
    const name = port === METRICS_PORT ? 'METRICS_PORT' : 'Port'
    const remedy = port === METRICS_PORT ? 'METRICS_PORT=9464' : 'npm start -- --port 3000'
    return `${name} ${port} is not yours to open: those below 1024 belong to the system. Take another: ${remedy}`
  },
  EADDRNOTAVAIL: explainHost,
  ENOTFOUND: (error, settings) => (error.hostname === settings.HOST ? explainHost(error, settings) : error.message),
  '28P01': explainLogin,
  '28000': explainLogin,
  '3D000': (_error, settings) => {
    const { name } = readAddress(settings)
    return `PostgreSQL has no database "${name}". Make it (createdb ${name}), or name another in DATABASE_URL.`
  },
  '42501': (error, settings) => {
    const { name, user } = readAddress(settings)
    return `PostgreSQL lets "${user}" in, but not make its tables (${error.message}). Allow it: grant create on database "${name}" to "${user}"`
  },
}

function explainHost(_error: Fault, { HOST }: Address): string {
  return `HOST is ${HOST}, which is no address of this machine. It takes an IP address or a host name: :: means all of them, 127.0.0.1 this machine alone.`
}

function explainLogin(error: Fault, settings: Address): string {
  return `PostgreSQL does not let "${readAddress(settings).user}" in (${error.message}). Look at the name and the password in DATABASE_URL.`
}

function readAddress({ DATABASE_URL }: Address) {
  const { pathname, username } = new URL(DATABASE_URL)
  return { name: decodeURIComponent(pathname.slice(1)), user: decodeURIComponent(username) }
}
