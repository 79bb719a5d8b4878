/** A call as code in four languages. */
export function toSnippets(url: string): { language: string; code: string }[] {
  return [
    { language: 'curl', code: `curl '${url}'` },
    {
      language: 'JavaScript',
      code: `const response = await fetch('${url}')\nconst { results } = await response.json()`,
    },
    {
      language: 'Python',
      code: `import json, urllib.request\n\nwith urllib.request.urlopen('${url}') as response:\n    results = json.load(response)['results']`,
    },
    {
      language: 'C#',
      code: `using var client = new HttpClient();\nvar json = await client.GetStringAsync("${url}");\nvar results = JsonDocument.Parse(json).RootElement.GetProperty("results");`,
    },
  ]
}
