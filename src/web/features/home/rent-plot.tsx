import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'

/** The way to the rent-a-plot page. */
export function RentPlot() {
  return (
    <a className="card rent-card" href={paths.rentAPlot}>
      <h2>Rent a plot here</h2>
      <p>Room on the front page for your channel, server or creation.</p>
      <b className="row tight">
        How it works <Icon name="arrow-right" />
      </b>
    </a>
  )
}
