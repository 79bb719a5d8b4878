import { dirname, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { codeSources, hashOf } from './workspace.mjs'

/**
 * Builds the server and the processes that it starts, each as one file: hundreds of modules, found and read one by one, are half of
 * what a start takes (decision 22). What the pages use as well stays a package, so that both have the same one.
 */
const outDir = 'build/server'
const withPages = ['react', 'react-dom', 'react-router', '@react-router/node', 'isbot']
/** What brings files or threads of its own, or is looked for only where it is installed. */
const withFiles = ['sharp', 'pino', 'pino-pretty', 'pg-native']

/** A module that reads what lies beside it finds that where it lies in the source. */
const besideSource: Plugin = {
  name: 'beside-source',
  transform(code, id) {
    if (!code.includes('import.meta.dirname') || id.includes('node_modules')) return undefined
    const folder = relative(outDir, dirname(id)).split(sep).join('/')
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
  },
}

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [besideSource],
  define: {
    CODE_VERSION: JSON.stringify(hashOf(codeSources)),
    'process.env.NODE_ENV': '"production"',
  },
  ssr: { noExternal: true, external: [...withPages, ...withFiles], resolve: { conditions: ['module', 'node'] } },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        start: 'src/server/start.ts',
        'publish-worker': 'src/server/sync/publish-worker.ts',
        'preview-process': 'src/server/previews/preview-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
