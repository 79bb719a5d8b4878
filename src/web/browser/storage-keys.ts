/**
 * Everything the site keeps in a reader's local storage: under which key, what it holds, and why. Reading and writing take these keys
 * and no others, and the privacy notice lists them all. They are in readers' browsers: a key never changes its name or its form.
 */
export const storageKeys = {
  show_mods: { holds: ['true', 'false'], why: 'Whether modded items and shops are shown' },
  item_sort: { holds: ['sort=price&direction=asc'], why: 'How you sorted the item database last' },
  catalogue_sort: { holds: ['sort=price&direction=asc'], why: 'How you sorted the items of the list maker last' },
  shopping_list: { holds: 'Item numbers and quantities', why: 'Your list in the item list maker' },
  shopping_list_name: { holds: 'The name you gave that list', why: 'So that it keeps its name' },
  shopping_list_have: { holds: 'How many of its items you have', why: 'So that the list knows what is still missing' },
  shopping_lists: { holds: 'Your other lists, with their names', why: 'So that you can keep several lists' },
  shopping_lists_damaged: { holds: 'Text of lists that could not be read', why: 'So that nothing of them is lost' },
  shopping_list_hide_done: { holds: ['true', 'false'], why: 'Whether items that you have are hidden' },
  map_hidden: { holds: 'Names of layers', why: 'Which layers of the world map you switched off' },
  map_pins_v1: { holds: 'Names, notes and places', why: 'Your own pins on the world map' },
  map_pins_v1_unread: { holds: 'Text of pins that could not be read', why: 'So that nothing of them is lost' },
  growth_timers: { holds: 'Names and start times of your timers', why: 'The growth timers' },
  rig_timed: { holds: 'The numbers of that rig', why: 'The rig whose timers you started last, so that they lead back to it' },
  growth_timers_snoozed: { holds: 'Timers and until when they keep quiet', why: 'That you pressed Snooze' },
  growth_timers_calls: { holds: 'notify, sound, awake', why: 'How the growth timers call you' },
  growth_timers_called: { holds: 'Two moments', why: 'So that of several tabs only one rings' },
  compare_pins: { holds: 'Names of up to four items', why: 'The items you pinned to compare' },
  my_game: { holds: 'What you ticked, coins, what stands where and notes of your games', why: 'My game' },
  my_game_unread: { holds: 'Text of games that could not be read', why: 'So that nothing of them is lost' },
  stock_boards: { holds: 'Prices of the last stock boards you typed, and when', why: 'So that sums are made with your board of today' },
  now_plan: { holds: 'The blueprint you are after', why: 'Your next goal on the page Now' },
  now_sitting: { holds: 'When you sat down and when the page was last open', why: 'How long you are at it, on the page Now' },
  now_notes: { holds: 'Your notes', why: 'The notes on the page Now' },
  recent_searches: { holds: 'The last five things you searched for here', why: 'So that the search box can offer them again' },
  theme: { holds: ['light', 'dark'], why: 'The look you chose' },
  version_note: { holds: 'The versions of the game it spoke of', why: 'That you closed the note on versions' },
  choice_analytics: { holds: ['yes', 'no'], why: 'Whether you allowed counting your visits, once you have said so' },
  choice_ads: { holds: ['yes', 'no'], why: 'Whether you allowed ads, once you have said so' },
  offline: { holds: ['on', 'off'], why: 'Whether pages are kept for reading without a network, once you have said so' },
  offline_later: { holds: 'A moment', why: 'That you said Later to a new version of what keeps them' },
} as const satisfies Record<string, Stored>

/**
 * The same of its caches, in which pages are kept for reading without a network. No other is opened (see `page-cache/page-cache.ts`).
 * What they are called stands in browsers: under another name, what is there would be lost.
 */
export const cacheNames = {
  'kept-first': { holds: 'Tools, timers, lists, guides and what is needed to open them', why: 'So that they open without a network' },
  'kept-pages': { holds: 'Pages that you opened', why: 'So that they open again without a network' },
  'kept-files': { holds: 'Pictures, scripts and letters of these pages', why: 'So that they look as they should' },
  'kept-whole': { holds: 'All pages and pictures, the map too', why: 'That you pressed Keep for offline' },
} as const satisfies Record<string, Stored>

export type CacheName = keyof typeof cacheNames

/** What a key holds: words of our own for texts, or the values themselves. */
type Stored = { holds: string | readonly string[]; why: string }

export type StorageKey = keyof typeof storageKeys
