export default function HomePage() {
  return <div className="wrap"><h1>Home</h1></div>
}
