"""The grammar that every game speaks. docs/architecture.md tells how the words hang together."""
