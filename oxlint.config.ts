import { defineConfig } from 'oxlint'

/**
 * What each layer may import besides itself (docs/architecture.md, "Who may import what"). To fix a failure, move the code to the layer it
 * belongs to; to widen a layer, write a decision record.
 */
const mayImport = {
  model: [],
  content: ['model'],
  database: ['model', 'content'],
  queries: ['model', 'database'],
  api: ['model', 'queries'],
  'api-client': ['model'],
  // The checks of a changed file also run in the browser (decision 16).
  web: ['model', 'api-client', 'content/correct'],
  publish: ['model', 'web/features/feeds'],
}
type Layer = keyof typeof mayImport
const layers = [...Object.keys(mayImport), 'cli', 'import', 'server']

type Pattern = { group?: string[]; regex?: string; message: string }
type Rules = { 'no-restricted-imports': ['error', { patterns: Pattern[] }] }
const restrictImports = (...patterns: Pattern[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] })

/** Other layers, by alias (`#queries/…`) or by a relative path. */
function otherLayers(layer: Layer): Pattern[] {
  const allowed = [layer, ...mayImport[layer]]
  const others = layers.filter((other) => other !== layer)
  const message = `src/${layer} imports only: ${allowed.join(', ')}.`
  return [
    { group: ['#*/**', ...allowed.map((path) => `!#${path}/**`)], message },
    { regex: `^([.][.]/)+(${others.join('|')})/`, message },
  ]
}

const tests = ['**/*.test.ts', '**/*.test.tsx']
const browserScripts = 'src/web/**/*.browser.{ts,tsx}'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react', 'jsx-a11y', 'import', 'oxc', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    // Zod's definition of a shape.
    'no-underscore-dangle': ['error', { allow: ['_zod'] }],
    // Style sheets and polyfills export nothing.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/map-markup.browser.ts', '**/language-polyfills.ts', 'core-js/**'] }],
    'import/no-cycle': 'error',
    'promise/always-return': ['error', { ignoreLastCallback: true }],
    // Texts are split into code points on purpose.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],

    // Off, each for a reason.

    // The compiler imports React ("jsx": "react-jsx").
    'react/react-in-jsx-scope': 'off',
    // A helper may be declared beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // The browser's storage is read after the first render, which must equal the server's.
    'react/set-state-in-effect': 'off',
    // Our objects are created by functions that do not use "this".
    'typescript/unbound-method': 'off',
    // Input from files, databases and the page is checked once, where it is read.
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler checks return types; the rule rejects exhaustive switches and effects without a cleanup.
    'typescript/consistent-return': 'off',
    // It wants <output> for a status and <img> for an inline drawing, which screen readers treat differently. Axe checks roles.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A scrollable box must be reachable by keyboard (WCAG 2.1.1); axe requires it.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // It does not look into our components and takes empty table cells for controls. Axe checks the names on each page.
    'jsx-a11y/control-has-associated-label': 'off',
  },
  overrides: [
    ...(Object.keys(mayImport) as Layer[]).map((layer) => ({
      files: [`src/${layer}/**`],
      excludeFiles: tests,
      rules: restrictImports(...otherLayers(layer)),
    })),
    {
      files: ['src/cli/**', 'src/server/**', 'scripts/**', 'bench/**', 'art/**'],
      rules: restrictImports({ regex: '^(#|([.][.]/)+(src/)?)import/', message: 'Nothing imports src/import: it is a one-off job.' }),
    },
    {
      // Kinds and calls have one definition with its types: a cast would bypass it.
      files: ['src/api/**', 'src/api-client/**', 'src/model/wiki/**'],
      excludeFiles: tests,
      rules: { 'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
    },
    // The last override of a rule wins: these repeat the layer.
    {
      // The server imports islands and pages, so they may not import a script that needs a browser.
      files: ['src/web/**'],
      excludeFiles: [browserScripts, 'src/web/{browser-parts,entry.client}.ts', ...tests],
      rules: restrictImports(...otherLayers('web'), {
        regex: '\\.browser\\.tsx?$',
        message: 'Only browser scripts may import a browser script.',
      }),
    },
    {
      // React creates elements: in an island, or on the server (a fragment, a template, a hidden element). Leaflet has L.DomUtil.
      files: ['src/web/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'no-restricted-globals': ['error', 'Option', 'Image', 'Audio'],
        'no-restricted-properties': [
          'error',
          { property: 'createElement' },
          { object: 'document', property: 'write' },
          { property: 'createElementNS' },
          { property: 'createContextualFragment' },
          { property: 'insertAdjacentElement' },
          { property: 'insertAdjacentHTML' },
          { property: 'innerHTML' },
          { property: 'outerHTML' },
        ],
      },
    },
  ],
  ignorePatterns: ['/build', '/var', '/public', '/content'],
})
