import { Command, InvalidArgumentError } from 'commander'
import { messageOf } from '#model/text/message-of.ts'
import { readSettings } from '#server/settings.ts'
import { importWiki, type Options } from './import-wiki.ts'

/** The command `wiki import`. */
const command = new Command('wiki import')
  .description('import new things and missing values from another host of the same API; values written here are kept')
  .argument('<origin>', 'such as https://api.example.org')
  .option('--dry-run', 'only print the changes', false)
  .option('-y, --yes', 'write without asking first', false)
  .option('--fresh', 'ignore the cached answers of an interrupted import', false)
  .option('--pause <milliseconds>', 'between two requests', readMilliseconds, 250)
  .showHelpAfterError()
  .action((origin: string, options: Options) => importWiki(readSettings(process.env).CONTENT_DIR, origin, options))

function readMilliseconds(written: string): number {
  if (!/^\d{1,6}$/.test(written)) throw new InvalidArgumentError('Expected a whole number of milliseconds.')
  return Number(written)
}

try {
  await command.parseAsync()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
