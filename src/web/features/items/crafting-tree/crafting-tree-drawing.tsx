import { readingOrder, type CraftingTree, type TreeNode } from '#model/crafting/crafting-tree.ts'
import { processes, type Process } from '#model/crafting/recipes.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import { Glyph } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { layOutTree, type Pipe, type TreeLayout, type TreePlate } from './crafting-tree-layout.ts'
import { CertaintyBadge, isGuess, SourceAnchor } from '#web/game-ui/certainty-badge.tsx'
import './crafting-tree.css'
import { linkedItems } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { waitsForSight } from '#web/browser/sight/wait-for-sight.data-attrs.ts'

const glyphs: Record<Process, GlyphName> = {
  wash: 'water-drop',
  smelt: 'furnace',
  cut: 'cut-diamond',
  press: 'cog',
  smith: 'anvil',
  craft: 'hammer-nails',
  research: 'book-cover',
}

/**
 * What an item is made from and what is made from it: plates joined by pipes, horizontal on wide screens and vertical on narrow ones.
 * Rendered on the server; CSS arranges the same elements in both layouts.
 */
export function CraftingTreeDrawing({ tree }: { tree: CraftingTree }) {
  const { width, height, plates, pipes, steps } = layOutTree(tree)
  const reading = readingOrder(tree)
  return (
    <div className="card tree-card">
      <div className="tree" {...dataAttr(linkedItems)} style={{ '--tree-w': `${width}px`, '--tree-h': `${height}px` }}>
        <svg className="pipes" viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
          <defs>
            <g id="pipes">
              <path id="cold-pipes" d={shapeOf(pipes.filter(({ hot }) => !hot))} />
              <path id="hot-pipes" d={shapeOf(pipes.filter(({ hot }) => hot))} />
            </g>
          </defs>
          {/* Layer by layer (rim, lining, flow), so that pipes join where they meet. */}
          <use className="p0" href="#pipes" />
          <use className="p1" href="#pipes" />
          <use className="p2" href="#cold-pipes" />
          <use className="p2 hot" href="#hot-pipes" />
          <path
            className="flange"
            d={[...new Set(pipes.flatMap(({ flanges }) => flanges.map(({ x, y }) => `M${x} ${y - 8}v16`)))].join('')}
          />
        </svg>
        <ol>
          {reading.map((node, index) => {
            const plate = plates.find((candidate) => candidate.node === node)
            return (
              plate && (
                <TreePlate
                  key={node.id}
                  plate={plate}
                  size={{ width, height }}
                  tree={tree}
                  before={reading[index - 1]}
                  after={reading[index + 1]}
                />
              )
            )
          })}
        </ol>
        {steps.map(({ process, x, y }) => (
          <span key={`${x} ${y}`} className="step" aria-hidden="true" style={{ left: x, top: y - 14 }}>
            <Glyph name={glyphs[process]} isInHidden />
            {processes[process].name}{' '}
          </span>
        ))}
      </div>
    </div>
  )
}

const shapeOf = (pipes: readonly Pipe[]) => pipes.map(({ d }) => d).join('')

type PlateProps = {
  plate: TreePlate
  /** Of the whole tree. */
  size: Pick<TreeLayout, 'width' | 'height'>
  tree: CraftingTree
  before: TreeNode | undefined
  after: TreeNode | undefined
}

function TreePlate({ plate: { node, tall, x, y, width, height }, size, tree, before, after }: PlateProps) {
  const classes = [
    'nd',
    tall && 'tall',
    node.current && 'cur',
    node.things.length > 1 && 'family',
    isHot(node) && 'hot',
    isHot(after) && 'then-hot',
  ]
  const top = y - height / 2
  const style = { '--inset': [top, size.width - x - width, size.height - top - height, x].map((edge) => `${edge}px`).join(' ') }
  return (
    <li className={classes.filter(Boolean).join(' ')} style={style}>
      {node.process && <span className="how">{describeStep(node, tree, before)}</span>}
      {node.things.length > 1 ? <Family node={node} /> : <Single node={node} />}
    </li>
  )
}

function Single({ node }: { node: TreeNode }) {
  const [thing] = node.things
  if (!thing) return null
  return (
    <a className="nd-box" href={paths.item(thing.safe_name)} aria-current={node.current ? 'page' : undefined}>
      <Tile of={thing.safe_name} isListed />
      <span>
        {/* Without an anchor: links cannot be nested. This one leads to the item's page, which has the source. */}
        <SourceAnchor value={undefined}>
          <Words of={node} />
        </SourceAnchor>
      </span>
    </a>
  )
}

function Family({ node }: { node: TreeNode }) {
  return (
    <div className="nd-box">
      <span>
        <Words of={node} />
      </span>
      <span className="tiles" {...dataAttr(waitsForSight)}>
        {/* Not named by the picture, which is hidden while it waits. */}
        {node.things.map(({ name, safe_name }) => (
          <a key={safe_name} href={paths.item(safe_name)} aria-label={name}>
            <Tile of={safe_name} isListed />
          </a>
        ))}
      </span>
    </div>
  )
}

/** Text of a plate. The badge is beside what it qualifies: the amounts, or the recipe. */
function Words({ of: { title, note, mark, hasAmounts } }: { of: TreeNode }) {
  return (
    <>
      <b>
        <LastMarked mark={hasAmounts ? null : mark}>{title}</LastMarked>
      </b>{' '}
      {note && (
        <small>
          <LastMarked mark={hasAmounts ? mark : null}>{note}</LastMarked>
        </small>
      )}
    </>
  )
}

/** Plates are narrow: only the last word stays on one line with the badge. */
function LastMarked({ mark, children }: { mark: Mark | null; children: string }) {
  if (!isGuess(mark)) return children
  const last = children.lastIndexOf(' ') + 1
  return (
    <>
      {children.slice(0, last)}
      <CertaintyBadge of={mark}>{children.slice(last)}</CertaintyBadge>
    </>
  )
}

function isHot(node: TreeNode | undefined): boolean {
  return Boolean(node?.process && processes[node.process].hot)
}

/** Vertical layout: the process above a plate, with its ingredients unless they are the plate above. */
function describeStep({ process, id }: TreeNode, { links }: CraftingTree, before: TreeNode | undefined): string {
  if (!process) return ''
  const sources = links.filter(({ to }) => to.id === id).map(({ from }) => from)
  const follows = sources.length === 1 && sources[0] === before
  const { name } = processes[process]
  return follows ? name : `${name} ${sources.map(({ title }) => title).join(' and ')}`
}
