import { today } from '#model/text/today.ts'
import { examples } from '#model/game/words.ts'
import { messageOf } from '#model/text/message-of.ts'
import { Command } from 'commander'
import { checkContent } from './check-content.ts'
import { certainties } from '#model/wiki/certainty.ts'
import { draftChanges } from './draft-changes.ts'
import { makeables } from './new/makeable.ts'
import type { Given } from './new/start-thing.ts'
import { boards } from './rows/boards.ts'
import { writeSchemas } from './write-schemas.ts'
import { verifyFact, type Check } from './verify-fact.ts'
import { readSettings } from '#server/settings.ts'

/** Read when a command runs, so that a wrong one is reported in a sentence like any other mistake. */
const settings = () => readSettings(process.env)

/**
 * The maintainer's tool. Each command is a function of its own; here they only get their names. What more than the check needs is
 * loaded when it runs: the check is quicker without.
 */
const wiki = new Command('wiki').description('Tends the wiki: its content, its database, its copies.').showHelpAfterError()

wiki
  .command('check')
  .description('read all content and tell every problem in it')
  .action(() => checkContent(settings().CONTENT_DIR))

wiki
  .command('claims')
  .description('report numbers and absolute words in prose that no fact or source supports; a report to read, not a check')
  .argument('[file]', 'only files whose path contains this: pages/faq')
  .action(async (file: string | undefined) => {
    const { reportUnsupported } = await import('./report-unsupported.ts')
    reportUnsupported(settings().CONTENT_DIR, file)
  })

wiki
  .command('sync')
  .description('fill the database from the content; running copies take it over by themselves')
  .option('--force', 'also with content that is older than what fills a PostgreSQL database now', false)
  .action(async (options: { force: boolean }) => {
    const { syncContent } = await import('./sync-content.ts')
    await syncContent(settings().CONTENT_DIR, settings().DATABASE_URL, options)
  })

wiki
  .command('new')
  .description('start a thing with everything it needs: asks in a terminal, or takes what is given')
  .argument('[thing]', `one of ${makeables.flatMap(({ words }) => words).join(', ')}`)
  .argument('[name...]', 'its name or title')
  .option('--set <field=value...>', 'what its fields say: --set group=tool value=1200')
  .option('--source <words...>', 'where you know it from; the description needs its own: --source "description=Used in a game"')
  .option('--certainty <step>', `how sure that is: ${certainties.join(', ')}`, 'seen')
  .action(async (thing: string | undefined, name: string[], given: Given) => {
    const { startThing } = await import('./new/start-thing.ts')
    await startThing(settings().CONTENT_DIR, thing, name.join(' ') || undefined, given)
  })

wiki
  .command('verify')
  .description('write down what was seen in the game: the field is then as sure as can be, with who saw it and when')
  .argument(
    '<thing>',
    `its file without ending, with its kind where several have the name: ${examples.item.safe_name}, item/${examples.item.safe_name}`,
  )
  .argument('<field>', 'the field that was seen: value, shops, depth …')
  .requiredOption('--seen <what>', `what was seen and where, in a few words: "${examples.seen}"`)
  .requiredOption('--version <version>', 'version of the game, as its menu shows it: 1.7.2')
  .option(
    '--value <value>',
    'what it should say, where it said something else: as in the file, where most prices are in hundredths of a coin',
  )
  .option('--by <name>', 'who saw it, if they want to be named')
  .option('--on <day>', 'when, as YYYY-MM-DD', today())
  .action((thing: string, field: string, check: Check) => verifyFact(settings().CONTENT_DIR, thing, field, check))

wiki
  .command('apply')
  .description('take the prices of a text that a player sent: checks each and shows the change; nothing is written without --write')
  .argument('<text>', 'the text in quotes, or a file that holds it')
  .option('--write', 'write the changes into the files', false)
  .action(async (text: string, { write }: { write: boolean }) => {
    const [{ applyPrices }, { existsSync, readFileSync }] = await Promise.all([import('./apply-prices.ts'), import('node:fs')])
    const words = existsSync(text) ? readFileSync(text, 'utf8') : text
    applyPrices(settings().CONTENT_DIR, words, write, today())
  })

wiki
  .command('diff')
  .description('draft what a patch note lists: what the files of things say now and did not say in a revision of Git')
  .argument('<revision>', 'a commit, a branch or a tag: HEAD~1, main, v0.2.0')
  .action((revision: string) => console.log(draftChanges(settings().CONTENT_DIR, revision)))

wiki
  .command('schemas')
  .description('write the schemas by which editors check content files')
  .action(() => writeSchemas())

// A process of its own: nothing here imports it.
wiki.command('import', 'take over what another host of the same API has', { executableFile: '../import/import.ts' })

wiki
  .command('import-rows')
  .description('take a table (CSV) of runs or pokes into its leaderboard; refused rows are told by line and kept beside the table')
  .argument('<what>', `one of ${Object.keys(boards).join(', ')}`)
  .argument('<table>', 'such as runs.csv; its head line names the fields')
  .option('--write', 'write the rows, and not only tell what would be written', false)
  .action(async (what: string, table: string, { write }: { write: boolean }) => {
    const { importRows } = await import('./rows/import-rows.ts')
    importRows(settings().CONTENT_DIR, what, table, write)
  })

wiki
  .command('export')
  .description(
    'write the whole site and API as files for a web server (docs/static-export.md names hosts); a second time, only what changed',
  )
  .requiredOption('--out <folder>', 'where to: a folder that an export made, an empty one, or one that does not exist')
  .option('--no-previews', 'leave out the pictures that chats show with a page')
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
