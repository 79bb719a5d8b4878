import { Command, InvalidArgumentError } from 'commander'
import { messageOf } from '#model/text/message-of.ts'
import { readSettings } from '#server/settings.ts'
import { importWiki, type Options } from './import-wiki.ts'

/** `wiki import`. */
const command = new Command('wiki import')
  .description('take what another host of the same API tells: new things, and what nobody knew here; what people wrote here stays')
  .argument('<origin>', 'such as https://api.example.org')
  .option('--dry-run', 'only show what would be different', false)
  .option('-y, --yes', 'write without asking first', false)
  .option('--fresh', 'ask for everything again, also for what an interrupted import has brought', false)
  .option('--pause <milliseconds>', 'between two questions', readMilliseconds, 250)
  .showHelpAfterError()
  .action((origin: string, options: Options) => importWiki(readSettings(process.env).CONTENT_DIR, origin, options))

function readMilliseconds(written: string): number {
  if (!/^\d{1,6}$/.test(written)) throw new InvalidArgumentError('It is a whole number of milliseconds.')
  return Number(written)
}

try {
  await command.parseAsync()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
