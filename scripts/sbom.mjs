import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** npm run sbom: writes the runtime packages as CycloneDX (var/sbom.cdx.json) and prints them by license. Fails on an unknown license. */
const file = 'var/sbom.cdx.json'
// From the lock file, so that it is the same on every platform.
const order = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx']
const { npm_execpath: npm } = process.env
/** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
const shared = { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'inherit'] }
const sbom = npm ? execFileSync(process.execPath, [npm, ...order], shared) : execFileSync('npm', order, shared)
mkdirSync('var', { recursive: true })
writeFileSync(file, sbom)

/** @typedef {{ name: string, version: string, licenses?: { expression?: string, license?: { id?: string, name?: string } }[] }} Component */
/** @type {{ components: Component[] }} */
const { components } = JSON.parse(sbom)
/** Node 20 has no Object.groupBy. @type {Map<string, string[]>} */
const byLicence = new Map()
for (const { name, version, licenses = [] } of components) {
  const licence = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' and ') || 'unknown'
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`])
}
for (const [licence, some] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`${licence}: ${some.join(', ')}\n`)
console.log(`${components.length} packages, written to ${file}.`)
const unknown = byLicence.get('unknown')
if (unknown) {
  console.error(`Without a licence: ${unknown.join(', ')}`)
  process.exitCode = 1
}
