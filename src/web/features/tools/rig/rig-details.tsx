/** Parts of the planner that are folded or rarely used: their script loads on the first touch. */
export { BestPurchase } from './best-purchase.tsx'
export { FindsTable } from './finds-table.tsx'
export { RigChanges } from './rig-changes.tsx'
export { RigCalculations } from './rig-calculations.tsx'
