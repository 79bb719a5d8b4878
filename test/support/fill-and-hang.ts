import { openDatabase } from '#database/open-database.ts'

/** Writes half of a filling, says so, and then hangs with the transaction open: for being killed. */
const database = await openDatabase(process.argv[2] ?? '')
await database.db.transaction().execute(async (transaction) => {
  await database.beginFilling(transaction)
  await transaction.deleteFrom('item').execute()
  await transaction.updateTable('revision').set({ number: 999 }).execute()
  console.log('half way')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
})
