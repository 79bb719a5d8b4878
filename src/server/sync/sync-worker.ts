import { tryToFill, type FillOrder } from './fill-from-folder.ts'

// Reads the content and fills the database, in a process of its own.
process.once('message', (order: FillOrder) => void tryToFill(order).then((report) => process.send?.(report, () => process.exit())))
// Without the one who asked, nobody takes over what is filled.
process.once('disconnect', () => process.exit())
