import { z } from 'zod'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** What a connection carries. */
export const Flow = z.enum(['logic', 'water', 'power', 'items'])
export type Flow = z.infer<typeof Flow>

/** A part of a build. */
export const WiringNode = z.strictObject({
  id: SafeName.meta({
    description: 'Its name within the build. Anything that is no item gets the picture of that name (river, button).',
    example: 'start',
  }),
  label: z.string().min(1).meta({ description: 'Caption of its picture.', example: 'Start button' }),
  item: z.union([SafeName, z.literal('')]).meta({ description: 'Safe name of the item, or empty.', example: 'logic-button' }),
})
export type WiringNode = z.infer<typeof WiringNode>

/** A connection from one part to another, in the direction of the flow. */
export const WiringEdge = z.strictObject({
  from: SafeName.meta({ description: 'Id of the part it leaves.', example: 'start' }),
  to: SafeName.meta({ description: 'Id of the part it enters.', example: 'delay' }),
  carries: Flow.meta({ description: 'What flows through it.', example: 'logic' }),
  label: z.string().meta({ description: 'What passes, or which input it enters; or empty.', example: 'first input' }),
})
export type WiringEdge = z.infer<typeof WiringEdge>

/** The parts and connections of an example build. */
export const WiringRecord = z.strictObject({
  build: SafeName.meta({ description: 'Name of the build.', example: 'batch-smelter' }),
  title: z.string().min(1).meta({ description: 'What the diagram shows.', example: 'A smelter that runs for five ingots' }),
  nodes: z.array(WiringNode).min(1).meta({ description: 'Its parts: [{ id: start, label: Start button, item: logic-button }].' }),
  edges: z
    .array(WiringEdge)
    .meta({ description: 'What is connected, in the direction of the flow: [{ from: start, to: delay, carries: logic }].' }),
  ...provenanceFields,
})
export type WiringRecord = z.infer<typeof WiringRecord>

export const WiringFile = WiringRecord.omit({ build: true }).extend({
  nodes: z
    .array(WiringNode.extend({ item: WiringNode.shape.item.default('') }))
    .min(1)
    .meta({ description: WiringRecord.shape.nodes.description }),
  edges: z
    .array(WiringEdge.extend({ label: WiringEdge.shape.label.default('') }))
    .meta({ description: WiringRecord.shape.edges.description }),
})

export const Wiring = WiringRecord.omit({ sources: true, checked: true })
export type Wiring = z.infer<typeof Wiring>
