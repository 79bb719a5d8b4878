// Imported before everything else: what follows needs this Node, and an older one would end with a stack instead of a sentence.
const oldest = '20.11'
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(
    `\n  This is Node ${process.versions.node}; the wiki needs ${oldest} or later. Install one from https://nodejs.org, then run the same command again.\n`,
  )
  process.exit(1)
}
