import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import './home.css'
import './rent-card.css'

/** The rented plot of the home page, or an offer to rent it. */
export function RentPlot({ plot, contact }: Pick<Site, 'plot' | 'contact'>) {
  if (!plot.title || !plot.url) {
    return (
      <a className="card rent-card rent" href={paths.rentAPlot}>
        <h2>Rent a plot here</h2>
        <p>
          {contact.email
            ? 'This plot is free: room for your channel, community or creation.'
            : 'Room for your channel, community or creation.'}
        </p>
        <b className="row tight">
          How it works <Icon name="arrow-right" />
        </b>
      </a>
    )
  }
  return (
    <div className="rent">
      <a className="card rent-card" href={plot.url} rel="external sponsored">
        <h2>{plot.title}</h2>
        <p>{plot.text}</p>
        <b className="row tight">
          Have a look <Icon name="external-link" />
        </b>
      </a>
      <p className="muted sm plot-note">
        A rented plot, not part of the wiki. <a href={paths.rentAPlot}>How it works</a>
      </p>
    </div>
  )
}
