import type { FilledTable } from './tables.ts'

/**
 * What pages look up by, and what leaderboards sort by: without these, reading slows down as the wiki grows. By hand, because only
 * the questions say which are needed. "rank desc": downwards.
 */
export const indexes: [table: FilledTable, ...columns: string[]][] = [
  ['item', 'id'],
  ['item', 'safe_name'],
  ['item', 'name'],
  ['item', 'group', 'name'],
  ['shop', 'id'],
  ['town', 'town_safe_name'],
  ['item_shop', 'item_id'],
  ['item_shop', 'shop_id', 'item_id'],
  ['mention', 'item', 'order'],
  ['change', 'item', 'order'],
  ['explanation', 'item', 'sections desc', 'page'],
  // With its order: else the next one is taken for it, and every line of the kind is read.
  ['provenance', 'kind', 'id', 'field'],
  // How sure one field of all things of a kind is, and how many are, without a look at the lines.
  ['provenance', 'kind', 'field', 'certainty', 'id'],
  // In the order of the board, so that no page of it is sorted anew, whichever filter is set.
  ['speedrun', 'time', 'timestamp', 'id'],
  ['speedrun', 'player', 'time', 'timestamp', 'id'],
  ['speedrun', 'plot', 'time', 'timestamp', 'id'],
  ['speedrun', 'version', 'time', 'timestamp', 'id'],
  ['speedrun', 'challenge', 'time', 'timestamp', 'id'],
  ['speedrun', 'setup', 'time', 'timestamp', 'id'],
  ['speedrun', 'challenge', 'plot', 'setup', 'version', 'time', 'timestamp', 'id'],
  // A category in the order in which its runs came in: how its record fell.
  ['speedrun', 'challenge', 'plot', 'setup', 'version', 'timestamp', 'time', 'id'],
  // All that a page of the board shows, in each order it is shown in: skipping a million rows touches none of them.
  ['poke', 'rank', 'username', 'pokes', 'sample'],
  ['poke', 'rank desc', 'username', 'pokes', 'sample'],
  ['poke', 'username', 'rank', 'pokes', 'sample'],
  ['blog_post', 'date'],
  ['page', 'slug'],
]
