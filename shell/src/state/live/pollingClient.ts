import {
  DefaultHttpClient,
  HttpClient,
  type HttpRequest,
  type HttpResponse,
  NullLogger,
  TimeoutError,
} from '@microsoft/signalr';

/**
 * The library's requests, except that a poll without an answer (100 s) is an error. The library would silently poll
 * again: behind a network that swallows everything, a page without WebSockets and event streams would look connected
 * for ever and miss updates. The error ends the connection, and a new one loads everything.
 */
export class PollingClient extends HttpClient {
  constructor(private readonly inner: Pick<HttpClient, 'send'> = new DefaultHttpClient(NullLogger.instance)) {
    super();
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await this.inner.send(request);
    } catch (error) {
      const isPoll = request.method === 'GET';
      throw isPoll && error instanceof TimeoutError ? new Error('Expected an answer to a poll, got none') : error;
    }
  }
}
