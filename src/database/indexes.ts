import type { FilledTable } from './tables.ts'

/**
 * Database indexes for the lookups of pages and the orders of leaderboards. "rank desc" sorts descending.
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
  // Ends with `field`, the order of these queries: without it SQLite picks the next index and reads every row of the kind.
  ['provenance', 'kind', 'id', 'field'],
  // Covering index: certainty of one field for all things of a kind, and the counts.
  ['provenance', 'kind', 'field', 'certainty', 'id'],
  // In the order of the board, for each filter.
  ['speedrun', 'time', 'timestamp', 'id'],
  ['speedrun', 'player', 'time', 'timestamp', 'id'],
  ['speedrun', 'plot', 'time', 'timestamp', 'id'],
  ['speedrun', 'version', 'time', 'timestamp', 'id'],
  ['speedrun', 'challenge', 'time', 'timestamp', 'id'],
  ['speedrun', 'setup', 'time', 'timestamp', 'id'],
  ['speedrun', 'challenge', 'plot', 'setup', 'version', 'time', 'timestamp', 'id'],
  // Runs of a category by date: its records.
  ['speedrun', 'challenge', 'plot', 'setup', 'version', 'timestamp', 'time', 'id'],
  // Covering indexes, one per order of the board: skipping rows for a late page reads only the index.
  ['poke', 'rank', 'username', 'pokes', 'sample'],
  ['poke', 'rank desc', 'username', 'pokes', 'sample'],
  ['poke', 'username', 'rank', 'pokes', 'sample'],
  ['blog_post', 'date'],
  ['page', 'slug'],
]
