export default function Page() {
  return <div className="wrap"><h1>Page</h1></div>
}
