import { parseArgs } from 'node:util'

const help = `
  npm start              installs and builds what is missing, then serves the wiki
  npm run build          installs and builds only
  npm run serve          serves what is built, and installs nothing

  Behind a double dash (npm start -- --port 3001):

    --port <number>      where to listen; 3000 unless PORT says another
    --host <address>     127.0.0.1 keeps it to this machine
    --database <address> postgres://name:password@host/wiki, or the path of an SQLite file
    --help               this

  Everything else is set by environment variables: docs/settings.md. Ctrl+C stops it.
`

/** Settings with a command-line option. */
const settings = { port: 'PORT', host: 'HOST', database: 'DATABASE_URL' }

/**
 * Parses the command line.
 * @param {string[]} args
 */
export function readOrder(args) {
  const { values } = parse(args)
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  const filled = Object.entries(settings).flatMap(([option, name]) => {
    const value = values[/** @type {keyof typeof settings} */ (option)]
    return value === undefined ? [] : [[name, value]]
  })
  const half = values.only
  return { builds: half !== 'serve', serves: half !== 'build', env: /** @type {Record<string, string>} */ (Object.fromEntries(filled)) }
}

/** @param {string[]} args */
function parse(args) {
  const options = /** @type {const} */ ({
    help: { type: 'boolean', short: 'h' },
    only: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string' },
    database: { type: 'string' },
  })
  try {
    return parseArgs({ args, options })
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message.replace(/\. To specify.*/s, '.')} "npm start -- --help" lists the options.`, {
      cause: error,
    })
  }
}
