import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/pages',
  ssr: true,
  // One request less: the few routes there are come with the page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
