import { today } from '#model/text/today.ts'
import { examples } from '#model/game/words.ts'
import { messageOf } from '#model/text/message-of.ts'
import { Command } from 'commander'
import { checkContent } from './check-content.ts'
import { certainties } from '#model/wiki/certainty.ts'
import { draftChanges } from './draft-changes.ts'
import { makeables } from './new/makeable.ts'
import type { NewOptions } from './new/start-thing.ts'
import { boards } from './rows/boards.ts'
import { writeSchemas } from './write-schemas.ts'
import { verifyFact, type Check } from './verify-fact.ts'
import { readSettings } from '#server/settings.ts'

/** Read when a command runs, so that an invalid setting is reported like any other error. */
const settings = () => readSettings(process.env)

/**
 * The command line tool. Commands other than `check` are imported when they run, which makes `check` faster.
 */
const wiki = new Command('wiki').description('Maintains the content, the database and static exports of the wiki.').showHelpAfterError()

wiki
  .command('check')
  .description('check all content and report every problem')
  .action(() => checkContent(settings().CONTENT_DIR))

wiki
  .command('claims')
  .description('report numbers and absolute words in prose without a fact or source; it never fails')
  .argument('[file]', 'only files whose path contains this: pages/faq')
  .action(async (file: string | undefined) => {
    const { reportUnsupported } = await import('./report-unsupported.ts')
    reportUnsupported(settings().CONTENT_DIR, file)
  })

wiki
  .command('sync')
  .description('fill the database from the content; running instances update by themselves')
  .option('--force', 'even if the content is older than that of the database', false)
  .action(async (options: { force: boolean }) => {
    const { syncContent } = await import('./sync-content.ts')
    await syncContent(settings().CONTENT_DIR, settings().DATABASE_URL, options)
  })

wiki
  .command('new')
  .description('create a thing with all its fields; in a terminal it asks for missing ones')
  .argument('[thing]', `one of ${makeables.flatMap(({ words }) => words).join(', ')}`)
  .argument('[name...]', 'its name or title')
  .option('--set <field=value...>', 'values of fields: --set group=tool value=1200')
  .option('--source <words...>', 'the source; the description needs its own: --source "description=Used in a game"')
  .option('--certainty <level>', `certainty of the source: ${certainties.join(', ')}`, 'seen')
  .action(async (thing: string | undefined, name: string[], options: NewOptions) => {
    const { startThing } = await import('./new/start-thing.ts')
    await startThing(settings().CONTENT_DIR, thing, name.join(' ') || undefined, options)
  })

wiki
  .command('verify')
  .description('record that a field was seen in the game, with who saw it and when')
  .argument(
    '<thing>',
    `file name without extension, with the kind if several have the name: ${examples.item.safe_name}, item/${examples.item.safe_name}`,
  )
  .argument('<field>', 'the field that was seen: value, shops, depth …')
  .requiredOption('--seen <what>', `what was seen and where, in a few words: "${examples.seen}"`)
  .requiredOption('--version <version>', 'version of the game, as its menu shows it: 1.7.2')
  .option('--value <value>', 'the new value, if it differs, as in the file: prices are in hundredths of a coin')
  .option('--by <name>', 'who saw it, if they want to be named')
  .option('--on <day>', 'when, as YYYY-MM-DD', today())
  .action((thing: string, field: string, check: Check) => verifyFact(settings().CONTENT_DIR, thing, field, check))

wiki
  .command('apply')
  .description('check the prices and patches in a text that a player sent and show the changes; writes nothing without --write')
  .argument('<text>', 'the text in quotes, or a file that holds it')
  .option('--write', 'write the changes into the files', false)
  .action(async (text: string, { write }: { write: boolean }) => {
    const [{ applyCorrections }, { existsSync, readFileSync }] = await Promise.all([import('./apply-corrections.ts'), import('node:fs')])
    const isFile = existsSync(text)
    if (!isFile && /^\S+\.\w+$/.test(text)) throw new Error(`There is no file ${text}.`)
    const words = isFile ? readFileSync(text, 'utf8') : text
    applyCorrections(settings().CONTENT_DIR, words, write, today())
  })

wiki
  .command('diff')
  .description('draft the changes of a patch note from the differences to a Git revision')
  .argument('<revision>', 'a commit, a branch or a tag: HEAD~1, main, v0.2.0')
  .action((revision: string) => console.log(draftChanges(settings().CONTENT_DIR, revision)))

wiki
  .command('schemas')
  .description('write JSON schemas for content files, for editors')
  .action(() => writeSchemas())

// Runs as a separate process.
wiki.command('import', 'import content from another host of the same API', { executableFile: '../import/import.ts' })

wiki
  .command('import-rows')
  .description('import a CSV table of runs or pokes; rejected rows are reported by line and stored beside the table')
  .argument('<what>', `one of ${Object.keys(boards).join(', ')}`)
  .argument('<table>', 'such as runs.csv; its header names the fields')
  .option('--write', 'write the rows instead of only printing them', false)
  .action(async (what: string, table: string, { write }: { write: boolean }) => {
    const { importRows } = await import('./rows/import-rows.ts')
    importRows(settings().CONTENT_DIR, what, table, write)
  })

wiki
  .command('export')
  .description('export the site and API as files for a web server (docs/static-export.md); a second run writes only changes')
  .requiredOption('--out <folder>', 'output folder: of an earlier export, empty, or missing')
  .option('--no-previews', 'skip social previews')
  .action(async (options: { out: string; previews: boolean }) => {
    const { exportSite } = await import('./export/export-site.ts')
    await exportSite(settings(), options)
  })

try {
  await wiki.parseAsync()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
