import { Component } from 'react'

type Props = { onGiveUp: () => void; children: React.ReactNode }

/** Restarts an island after an error, from the URL and localStorage. After a second error it gives up. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private errors = 0

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.errors += 1
    if (this.errors > 1) this.props.onGiveUp()
    else this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
