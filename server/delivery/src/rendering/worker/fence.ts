// With a signal a worker would open the debugger of another process of its user, and Node's permissions do not forbid any.
for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd']) Reflect.deleteProperty(process, name);
