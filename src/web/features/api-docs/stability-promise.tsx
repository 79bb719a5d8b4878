import { paths } from '#model/wiki/paths.ts'
import { filePaths } from '#model/wiki/calls/call-paths.ts'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import { Section } from '../../ui/section.tsx'
import './api-docs.css'

/** Compatibility promise of the API. */
export function StabilityPromise() {
  return (
    <Section title="What you can rely on" id="promise" className="api-group">
      <div className="prose">
        <ul>
          <li>
            <strong>Nothing is taken away.</strong> Paths, field names and their order stay. New calls and new kinds of answer are added
            beside the old.
          </li>
          <li>
            <strong>Every list answer has the same envelope:</strong> <code>success</code>, <code>status</code>, <code>count</code> and{' '}
            <code>results</code>. The spotlight and other single values have <code>result</code> in place of the last two.
          </li>
          <li>
            <strong>A look-up that finds nothing is no error:</strong> it is answered with 200 and a count of 0. Bad input is answered with
            400 and a sentence in <code>error</code>.
          </li>
          <li>
            <strong>With or without a slash at the end,</strong> without a redirect. Prices are in hundredths of a coin, unless their field
            says whole coins; dates are UTC. What is paid by weight has the price of one unit of weight: <code>price_per_weight</code> in
            the details of an item says so.
          </li>
          <li>
            <strong>From any page:</strong> answers allow every origin, carry an <code>ETag</code>, and may be kept for a minute. Please
            keep them.
          </li>
          <li>
            <strong>Which revision:</strong> an answer says in <code>{revisionHeader}</code> which revision of the content it belongs to.
            The number rises with each change; an answer that did not change keeps its <code>ETag</code>.
          </li>
          <li>
            <strong>Where a number comes from</strong> has a call of its own: <code>/api/provenance</code>. Each has a source and one of
            five <a href={paths.about}>levels of certainty</a>; <code>unknown</code> is an empty field.
          </li>
        </ul>
        <p>
          The same in a form for programs: <a href={filePaths.openApi}>OpenAPI 3.1</a>. Calls marked <em>Addition</em> are this wiki&apos;s
          own; another host of the same API may answer the others as well.
        </p>
      </div>
    </Section>
  )
}
