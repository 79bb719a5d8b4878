import { dirname, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { codeSources, hashFiles } from './workspace.mjs'

/**
 * Bundles the server and its child processes, each as one file, because loading hundreds of modules is half of the start time (decision
 * 22). Packages that pages use too are external, so that both share one copy.
 */
const outDir = 'build/server'
const withPages = ['react', 'react-dom', 'react-router', '@react-router/node', 'isbot']
/** Not bundled: packages with their own files or threads, or optional ones. */
const withFiles = ['sharp', 'pino', 'pino-pretty', 'pg-native']

/** Keeps `import.meta.dirname` of the source file, for modules that read files beside them. */
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
    CODE_VERSION: JSON.stringify(hashFiles(codeSources)),
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
