import { HubConnectionBuilder } from '@microsoft/signalr';

const hub = new HubConnectionBuilder().withUrl('http://localhost:3000/chat').withAutomaticReconnect().build();
hub.on('Said', (who, text) => console.info(who === hub.connectionId, text));
await hub.start();
await hub.invoke('Say', 'hello');
console.info(await hub.invoke('Add', 1, 2));
await hub.stop();
