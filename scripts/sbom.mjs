import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** npm run sbom: what runs, for programs (CycloneDX, in var/sbom.cdx.json) and for people (by licence). Fails where a licence is not known. */
const file = 'var/sbom.cdx.json'
const order = ['sbom', '--omit=dev', '--sbom-format=cyclonedx']
const { npm_execpath: npm } = process.env
/** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
const shared = { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'inherit'] }
const sbom = npm ? execFileSync(process.execPath, [npm, ...order], shared) : execFileSync('npm', order, shared)
mkdirSync('var', { recursive: true })
writeFileSync(file, sbom)

/** @typedef {{ name: string, version: string, licenses?: { expression?: string, license?: { id?: string, name?: string } }[] }} Component */
/** @type {{ components: Component[] }} */
const { components } = JSON.parse(sbom)
const byLicence = Object.groupBy(
  components,
  ({ licenses = [] }) => licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' and ') || 'unknown',
)
for (const [licence, some] of Object.entries(byLicence).toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${licence}: ${(some ?? []).map(({ name, version }) => `${name} ${version}`).join(', ')}\n`)
console.log(`${components.length} packages, written to ${file}.`)
if (byLicence.unknown) {
  console.error(`Without a licence: ${byLicence.unknown.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
