import type { Settings } from './settings.ts'

type Fault = Error & { code?: string; syscall?: string; port?: number; hostname?: string }
type Address = Pick<Settings, 'HOST' | 'DATABASE_URL' | 'METRICS_PORT'>

/** Explains why the wiki did not start and what to do, for causes that an operator can fix; else the error's message. */
export function explainFailure(error: Fault, settings: Address | undefined): string {
  const remedy = settings && error.code && remedies[error.code]
  return remedy ? remedy(error, settings) : error.message
}

/** Prints the reason without a stack trace and exits with code 1. */
export function endWithSentence(error: Fault, settings: Address | undefined): never {
  console.error(`\n  The wiki did not start: ${explainFailure(error, settings)}\n`)
  process.exit(1)
}

const remedies: Record<string, (error: Fault, settings: Address) => string> = {
  EADDRINUSE: ({ port = 0 }, { METRICS_PORT }) =>
    port === METRICS_PORT
      ? `METRICS_PORT ${port} is in use by another program. Stop that program, or set another port: METRICS_PORT=${port + 1}`
      : `Port ${port} is in use by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`,
  EACCES: ({ syscall, port, message }, { METRICS_PORT }) => {
    if (syscall !== 'listen') return message
    const name = port === METRICS_PORT ? 'METRICS_PORT' : 'Port'
    const remedy = port === METRICS_PORT ? 'METRICS_PORT=9464' : 'npm start -- --port 3000'
    return `No permission to open ${name} ${port}: ports below 1024 need system rights. Choose another: ${remedy}`
  },
  EADDRNOTAVAIL: explainHost,
  ENOTFOUND: (error, settings) => (error.hostname === settings.HOST ? explainHost(error, settings) : error.message),
  '28P01': explainLogin,
  '28000': explainLogin,
  '3D000': (_error, settings) => {
    const { name } = readAddress(settings)
    return `PostgreSQL has no database "${name}". Create it (createdb ${name}), or set another in DATABASE_URL.`
  },
  '42501': (error, settings) => {
    const { name, user } = readAddress(settings)
    return `The PostgreSQL user "${user}" may not create tables (${error.message}). Allow it: grant create on database "${name}" to "${user}"`
  },
}

function explainHost(_error: Fault, { HOST }: Address): string {
  return `HOST is ${HOST}, which is not an address of this machine. Set an IP address or host name: :: for all addresses, 127.0.0.1 for this machine only.`
}

function explainLogin(error: Fault, settings: Address): string {
  return `PostgreSQL rejects the login of "${readAddress(settings).user}" (${error.message}). Check the name and password in DATABASE_URL.`
}

function readAddress({ DATABASE_URL }: Address) {
  const { pathname, username } = new URL(DATABASE_URL)
  return { name: decodeURIComponent(pathname.slice(1)), user: decodeURIComponent(username) }
}
