/** Journeys that a copy in plain files cannot go, by their title, with the reason. */
export const needServer: Record<string, string> = {
  // What a form or an address asks is answered without script.
  'weight and value are sent by their form': 'sends a form without script',
  'R28 a shelf is filtered and sorted by its form': 'sends a form without script',
  'R10 R20 the forms have their buttons': 'sends forms without script',
  'a newcomer finds an item, its price': 'searches without script',
  // Pages that the server works out of what was asked.
  '/compare?items=gold-ore,no-such-thing,shovel,harvester is ':
    'names a thing that is not there: a copy asks for its page, and the console says that none came',
  'from a page to a patch': 'asks for the files of a page',
  '/now?goal=teapot&have=candle does not move': 'is drawn for its plain address in a copy: what the address asks comes with the script',
  '/offline does not move': 'waits for what a page offers to keep, which a copy does not',
  // What the server says beside its pages.
  'what a page asks for after it was opened is not older': 'compares the revisions that a server sends',
  'an item card says how sure its description is': 'compares the revisions that a server sends',
  'search anywhere, asking the wiki': 'is about suggestions that are asked for',
  'how much there is in all is what the API finds': 'asks for a search by the API, which a copy answers in its pages alone',
  'a random item, a call to try': 'asks anew each time: a copy keeps its items, and has them without a network',
  // A list comes with its items from a server; in a copy they are asked for after it, all in one file.
  'without a network the list works on': 'cuts the network before a copy has asked for the items',
  'S01 a leaderboard keeps what is chosen': 'cuts the network between two filters: a copy has read the whole board by then',
  'R12 one item that fails': 'has calls for single items fail',
}

/** Files of journeys that bring a wiki of their own, with settings or faults that no copy has. */
export const wholeFiles: Record<string, string> = {
  'ads-and-counting.spec.ts': 'starts wikis with ads and counting switched on',
  'development.spec.ts': 'is about the development server',
  'embeds.spec.ts': 'starts wikis with other settings and sites outside that fail',
  'offline.spec.ts': 'is about the service worker, which a copy does not have',
}
