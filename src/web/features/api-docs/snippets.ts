import type { ApiCall } from './call-list.ts'

/** A call as code in four languages. */
export function toSnippets(url: string, holds: ApiCall['holds']): { language: string; code: string }[] {
  if (holds === 'file') return toFileSnippets(url)
  const isBody = holds === 'body'
  return [
    { language: 'curl', code: `curl '${url}'` },
    {
      language: 'JavaScript',
      code: `const response = await fetch('${url}')\nconst ${isBody ? holds : `{ ${holds} }`} = await response.json()`,
    },
    {
      language: 'Python',
      code: `import json, urllib.request\n\nwith urllib.request.urlopen('${url}') as response:\n    ${holds} = json.load(response)${isBody ? '' : `['${holds}']`}`,
    },
    {
      language: 'C#',
      code: `using var client = new HttpClient();\nvar json = await client.GetStringAsync("${url}");\nvar ${holds} = JsonDocument.Parse(json).RootElement${isBody ? '' : `.GetProperty("${holds}")`};`,
    },
  ]
}

/** A call that answers with a file, saved under the last part of its address. */
function toFileSnippets(url: string) {
  const name = url.split('/').findLast((part) => part !== '') ?? ''
  return [
    { language: 'curl', code: `curl '${url}' --output ${name}` },
    { language: 'JavaScript', code: `const response = await fetch('${url}')\nconst file = await response.blob()` },
    { language: 'Python', code: `import urllib.request\n\nurllib.request.urlretrieve('${url}', '${name}')` },
    {
      language: 'C#',
      code: `using var client = new HttpClient();\nawait File.WriteAllBytesAsync("${name}", await client.GetByteArrayAsync("${url}"));`,
    },
  ]
}
