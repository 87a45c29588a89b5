/** The chat's page; `/signalr.js` is the stock client's build for browsers. */
export const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Chat</title>
  <form><label>Say <input name="text" autocomplete="off" required></label> <button>Send</button></form>
  <ol></ol>
  <script src="/signalr.js"></script>
  <script>
    const list = document.querySelector('ol');
    const hub = new signalR.HubConnectionBuilder().withUrl('/chat').withAutomaticReconnect().build();
    hub.on('Said', (who, text) => {
      list.append(Object.assign(document.createElement('li'), { textContent: who.slice(0, 4) + ': ' + text }));
    });
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      hub.invoke('Say', event.target.text.value).then(() => event.target.reset());
    });
    hub.start();
  </script>
</html>`;
