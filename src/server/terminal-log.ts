import type { DestinationStream } from 'pino'
import pretty from 'pino-pretty'

type LogLine = Partial<Record<'msg' | 'method' | 'path' | 'status' | 'ms', string | number>>

/** Formats the log for a terminal. Imported only there, as loading pino-pretty slows down the start. */
export function formatForPeople(colorize: boolean, destination: number | NodeJS.WritableStream): DestinationStream {
  return pretty({
    colorize,
    destination,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,request,method,path,status,ms',
    messageFormat: (line) => {
      const { msg, method, path, status, ms }: LogLine = line
      return method === undefined ? String(msg) : `${method} ${path} ${status}, ${ms} ms`
    },
    singleLine: true,
    sync: true,
  })
}
